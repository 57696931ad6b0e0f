// Old.swift
