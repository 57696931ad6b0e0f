// Remote.swift
