// main.swift
